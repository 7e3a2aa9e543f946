import { useEffect } from 'react'

const places = 'button, a[href], video[controls], iframe'

/** Keeps the Tab key inside the lightbox: after its last place comes the first again, and the other way round. */
export function useKeptFocus(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

function handleKey(event: KeyboardEvent): void {
  const box = document.querySelector('.lightbox[role="dialog"]')
  if (event.key !== 'Tab' || !box) return
  const next = nextPlace(reachable(box), event.shiftKey)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** On phones nothing can be reached: the focus stays on the box itself, where Escape and the arrows are heard. */
function reachable(box: Element): HTMLElement[] {
  const found = [...box.querySelectorAll<HTMLElement>(places)].filter((place) => !place.closest('[inert]'))
  return found.length > 0 ? found : [...box.querySelectorAll<HTMLElement>('.yarl__container')]
}

/** Undefined while the browser's own order stays inside. */
function nextPlace(inside: readonly HTMLElement[], isBackwards: boolean): HTMLElement | undefined {
  const present = inside.findIndex((place) => place === document.activeElement)
  if (isBackwards) return present <= 0 ? inside.at(-1) : undefined
  return present === -1 || present === inside.length - 1 ? inside[0] : undefined
}
