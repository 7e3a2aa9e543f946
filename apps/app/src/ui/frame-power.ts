import { hostOf } from './link/site-link.tsx'

/**
 * What a page in a frame may do. A page of another origin keeps that origin, else its player or form would not run;
 * a page of our own never does, because with scripts it could open its box.
 */
export function framePower(address: string, origin: string): string {
  const power = 'allow-scripts allow-forms allow-popups allow-presentation'
  return hostOf(address, origin) === new URL(origin).host ? power : `${power} allow-same-origin`
}
