// A keyboard needs a place to go on from: where what had the focus is gone, the focus comes home.

let last: Element | null = null;

addEventListener('focusin', (event) => {
  last = event.target instanceof Element ? event.target : null;
});

/** Whether an element cannot have the focus: it was removed, disabled or hidden. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true });
}

/** Whether something had the focus that cannot have it any more. Who presses beside everything lets go of it. */
function isLost(): boolean {
  const now = document.activeElement;
  return now && now !== document.body ? isGone(now) : last !== null && isGone(last);
}

/** As long as a component lives, a focus that is lost comes home. */
export function keepFocus(home: () => { focus(options?: FocusOptions): void } | null | undefined): void {
  $effect(() => {
    const look = (): void => {
      if (isLost()) home()?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'class', 'style', 'aria-hidden'],
    });
    look();
    return () => observer.disconnect();
  });
}
