// A keyboard needs a place to go on from: where what had the focus is gone, the focus comes home.

let last: Element | null = null;

addEventListener('focusin', (event) => {
  last = event.target instanceof Element ? event.target : null;
});

/** Whether something had the focus that cannot have it any more. Who presses beside everything lets go of it. */
function isLost(): boolean {
  const now = document.activeElement;
  if (now && now !== document.body) return now.matches(':disabled');
  return last !== null && (!last.isConnected || last.matches(':disabled'));
}

/** As long as a component lives, a focus that is lost comes home. */
export function keepFocus(home: () => { focus(options?: FocusOptions): void } | null | undefined): void {
  $effect(() => {
    const look = (): void => {
      if (isLost()) home()?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    look();
    return () => observer.disconnect();
  });
}
