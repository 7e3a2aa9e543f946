import { hostOf } from './link/site-link.tsx'

/**
 * Returns the sandbox permissions of a frame. A page of another origin has its own origin, which its player or form
 * needs; a page of this origin never does, because its scripts could then leave the sandbox.
 */
export function framePower(address: string, origin: string): string {
  const power = 'allow-scripts allow-forms allow-popups allow-presentation'
  return hostOf(address, origin) === new URL(origin).host ? power : `${power} allow-same-origin`
}
