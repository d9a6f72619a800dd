// Written by scripts/types: change the Python it is made from, and run that again.

/** A hex: the number that messages call it by, its column and its row. */
export interface Hex {
  readonly number: number;
  readonly x: number;
  readonly z: number;
}

type Runs = readonly (readonly [number, number])[];

const hexes = (runs: Runs): readonly number[] =>
  runs.flatMap(([first, count]) => Array.from({ length: count }, (_, i) => first + i));

const COLUMNS: readonly (readonly [number, number, number, number])[] = [
  [-19,-4,10,8],[-18,-12,52,25],[-17,-13,102,26],[-16,-12,153,25],[-15,-13,203,26],[-14,-12,254,25],
  [-13,-13,304,26],[-12,-12,355,25],[-11,-13,405,26],[-10,-12,456,25],[-9,-13,506,26],[-8,-12,557,25],
  [-7,-13,607,26],[-6,-12,658,25],[-5,-13,708,26],[-4,-12,759,25],[-3,-13,809,26],[-2,-12,860,25],
  [-1,-13,910,26],[0,-12,961,25],[1,-13,1011,26],[2,-12,1062,25],[3,-13,1112,26],[4,-12,1163,25],[5,-13,1213,26],
  [6,-12,1264,25],[7,-13,1314,26],[8,-12,1365,25],[9,-13,1415,26],[10,-12,1466,25],[11,-13,1516,26],
  [12,-12,1567,25],[13,-13,1617,26],[14,-12,1668,25],[15,-13,1718,26],[16,-12,1769,25],[17,-13,1819,26],
  [18,-12,1870,25],[19,-4,1929,8],
];

const ALL: readonly Hex[] = COLUMNS.flatMap(([x, z, first, count]) =>
  Array.from({ length: count }, (_, i) => ({ number: first + i, x, z: z + i })),
);

/** The 943 hexes of the pitch, by x, then by z. */
export const PITCH: readonly Hex[] = ALL.filter(({ x }) => Math.abs(x) <= 18);

/** Every hex by its number: those of the pitch and of the goals. */
export const HEX: ReadonlyMap<number, Hex> = new Map(ALL.map((hex) => [hex.number, hex]));

/** The goals, behind their goal lines. */
export const GOAL = {
  left: hexes([[10,8]]),
  right: hexes([[1929,8]]),
} as const;

/** The penalty areas. */
export const BOX = {
  left: hexes([[57,15],[107,16],[158,15],[208,16],[259,15],[309,16],[360,15]]),
  right: hexes([[1572,15],[1622,16],[1673,15],[1723,16],[1774,15],[1824,16],[1875,15]]),
} as const;

/** The six-yard boxes. */
export const SIX = {
  left: hexes([[59,11],[110,10],[160,11]]),
  right: hexes([[1776,11],[1827,10],[1877,11]]),
} as const;

/** The final thirds. */
export const THIRD = {
  left: hexes([[52,25],[102,26],[153,25],[203,26],[254,25],[304,26],[355,25],[405,26],[456,25],[506,26],[557,25]]),
  right: hexes([[1365,25],[1415,26],[1466,25],[1516,26],[1567,25],[1617,26],[1668,25],[1718,26],[1769,25],[1819,26],[1870,25]]),
} as const;

/** The hexes from which the angle to a goal is difficult. */
export const DIFFICULT = {
  left: hexes([[52,7],[70,7],[102,5],[123,5],[153,3],[175,3],[203,2],[227,2],[254,1],[278,1]]),
  right: hexes([[1668,1],[1692,1],[1718,2],[1742,2],[1769,3],[1791,3],[1819,5],[1840,5],[1870,7],[1888,7]]),
} as const;

export const CIRCLE = hexes([[820,4],[870,5],[920,6],[970,7],[1021,6],[1072,5],[1123,4]]);

export const KICK_OFF = 973;
export const PENALTY_SPOT = { left: 266, right: 1680 } as const;
export const KEEPER_SPOT = { left: 64, right: 1882 } as const;
export const GOAL_KICK_SPOT = { left: 165, right: 1781 } as const;

export const CORNERS: readonly number[] = [52,76,1870,1894];

/** The areas as commentators name them, each with its end; what is left is midfield. */
export const AREAS: readonly (readonly [string, 'left' | 'right' | null, readonly number[]])[] = [
  ['goal', 'left', hexes([[10,8]])],
  ['corner', 'left', hexes([[52,4],[73,4],[102,4],[124,4],[153,3],[175,3],[203,3],[226,3]])],
  ['edge', 'left', hexes([
  [56,1],[72,1],[106,1],[123,1],[156,2],[173,2],[206,2],[224,2],[257,2],[274,2],[307,2],[325,2],[358,2],[375,2],
  [409,18],[460,17],
])],
  ['box', 'left', hexes([[57,2],[70,2],[107,3],[120,3],[158,2],[171,2],[208,16],[259,15],[309,16],[360,15]])],
  ['six', 'left', hexes([[59,11],[110,10],[160,11]])],
  ['third', 'left', hexes([[254,3],[276,3],[304,3],[327,3],[355,3],[377,3],[405,4],[427,4],[456,4],[477,4],[506,26],[557,25]])],
  ['circle', null, hexes([[820,4],[870,5],[920,6],[970,7],[1021,6],[1072,5],[1123,4]])],
  ['third', 'right', hexes([[1365,25],[1415,26],[1466,4],[1487,4],[1516,4],[1538,4],[1567,3],[1589,3],[1617,3],[1640,3],[1668,3],[1690,3]])],
  ['edge', 'right', hexes([
  [1470,17],[1520,18],[1570,2],[1587,2],[1620,2],[1638,2],[1671,2],[1688,2],[1721,2],[1739,2],[1772,2],[1789,2],
  [1823,1],[1840,1],[1874,1],[1890,1],
])],
  ['box', 'right', hexes([[1572,15],[1622,16],[1673,15],[1723,16],[1774,2],[1787,2],[1824,3],[1837,3],[1875,2],[1888,2]])],
  ['corner', 'right', hexes([[1718,3],[1741,3],[1769,3],[1791,3],[1819,4],[1841,4],[1870,4],[1891,4]])],
  ['six', 'right', hexes([[1776,11],[1827,10],[1877,11]])],
  ['goal', 'right', hexes([[1929,8]])],
];

/** The sides of the pitch. */
export const FLANK = {
  south: hexes([
  [52,8],[102,9],[153,8],[203,9],[254,8],[304,9],[355,8],[405,9],[456,8],[506,9],[557,8],[607,9],[658,8],[708,9],
  [759,8],[809,9],[860,8],[910,9],[961,8],[1011,9],[1062,8],[1112,9],[1163,8],[1213,9],[1264,8],[1314,9],
  [1365,8],[1415,9],[1466,8],[1516,9],[1567,8],[1617,9],[1668,8],[1718,9],[1769,8],[1819,9],[1870,8],
]),
  north: hexes([
  [69,8],[119,9],[170,8],[220,9],[271,8],[321,9],[372,8],[422,9],[473,8],[523,9],[574,8],[624,9],[675,8],[725,9],
  [776,8],[826,9],[877,8],[927,9],[978,8],[1028,9],[1079,8],[1129,9],[1180,8],[1230,9],[1281,8],[1331,9],
  [1382,8],[1432,9],[1483,8],[1533,9],[1584,8],[1634,9],[1685,8],[1735,9],[1786,8],[1836,9],[1887,8],
]),
} as const;
