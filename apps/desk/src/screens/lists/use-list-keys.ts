import { useEffect } from 'react'

interface Keys {
  /** Null where nothing may be made. */
  onNew: (() => void) | null
}

/** True while keys belong to something else: a field, a dialog, a menu. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Ticks keep the keys that fields would take. */
const isTick = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox'

/** Brings the row after or before the one in hand under the keys; without one, the first or the last. */
function moveBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.row-title, .row-link')]
  const row = document.activeElement?.closest('tr, li')
  const here = links.findIndex((link) => row?.contains(link))
  const next = here < 0 && step < 0 ? links.length - 1 : here + step
  links[next]?.focus()
}

const handlers: Readonly<Record<string, (keys: Keys) => void>> = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  x: () => document.activeElement?.closest('tr, li')?.querySelector<HTMLInputElement>('.tick')?.click(),
  '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
  n: ({ onNew }) => onNew?.(),
}

/** j and k walk through the rows, Enter opens, x chooses, / searches, n makes a new document. */
export function useListKeys(keys: Keys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const handle = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined
      const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (!handle || !isFree || (isBusy(event.target) && !isTick(event.target))) return
      event.preventDefault()
      handle(keys)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [keys])
}
