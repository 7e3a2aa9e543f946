const KILOMETRES_OF_A_DEGREE = 111.2
const RADIANS_OF_A_DEGREE = Math.PI / 180

/** How far two places are from each other, as a flat map has it: for telling near from far, in India. */
export function kilometresBetween(
  here: { readonly latitude: number; readonly longitude: number },
  [latitude, longitude]: readonly [latitude: number, longitude: number],
): number {
  const up = here.latitude - latitude
  const across = (here.longitude - longitude) * Math.cos(here.latitude * RADIANS_OF_A_DEGREE)
  return Math.hypot(up, across) * KILOMETRES_OF_A_DEGREE
}
