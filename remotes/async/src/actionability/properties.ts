/** What a target can lack. If a station withholds several, they are given in this order. */
export const PROPERTIES = [
  'attached',
  'with-a-size',
  'in-view',
  'visible',
  'still',
  'on-top',
  'enabled',
  'editable',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** A target without the property, in words. */
export const WITHOUT: Record<Property, string> = {
  attached: 'not in the document',
  'with-a-size': 'without a size',
  'in-view': 'out of view',
  visible: 'hidden',
  still: 'moving',
  'on-top': 'covered',
  enabled: 'disabled',
  editable: 'read-only',
};

/** What the target is now without, measured on the page. */
export function missingFrom(target: HTMLElement | null): Property[] {
  if (!target) return ['attached'];
  // A label does what its box does.
  const control = (target as Partial<HTMLLabelElement>).control ?? target;
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const inView = x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
  const hit = inView ? document.elementFromPoint(x, y) : null;
  const holds: Record<Property, boolean> = {
    attached: true,
    'with-a-size': width > 0 && height > 0,
    'in-view': inView,
    visible: getComputedStyle(target).visibility === 'visible',
    still: !target.getAnimations().some((animation) => 'animationName' in animation),
    // A hidden target is not hit, but what is around it.
    'on-top': !hit || hit.contains(target) || target.contains(hit),
    enabled: !control.matches(':disabled'),
    editable: !(control as Partial<HTMLInputElement>).readOnly,
  };
  return PROPERTIES.filter((property) => !holds[property]);
}
