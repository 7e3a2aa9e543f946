import { useEffect, useRef, type KeyboardEvent } from 'react'

const buttonsIn = (toolbar: HTMLElement | null): HTMLButtonElement[] => [
  ...(toolbar?.querySelectorAll('button') ?? []),
]

const usable = (toolbar: HTMLElement | null): HTMLButtonElement[] =>
  buttonsIn(toolbar).filter(({ disabled }) => !disabled)

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as it works where the page reads from left to right. */
function keyOf({ key, currentTarget }: KeyboardEvent): string {
  return getComputedStyle(currentTarget).direction === 'rtl' ? (turned[key] ?? key) : key
}

/**
 * One stop of the Tab key for a whole toolbar; the arrows walk inside it. The component library gives every button a stop
 * of its own, so they are taken away after each drawing.
 */
export function useToolbarKeys() {
  const toolbar = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLButtonElement>(undefined)
  const keepStop = (button: HTMLButtonElement | undefined) => {
    stop.current = button
    for (const one of buttonsIn(toolbar.current)) one.tabIndex = one === button ? 0 : -1
  }
  useEffect(() => {
    const buttons = usable(toolbar.current)
    keepStop(buttons.find((button) => button === stop.current) ?? buttons[0])
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = usable(toolbar.current)
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = steps[keyOf(event)]?.(at, buttons.length)
    const button = at < 0 || to === undefined ? undefined : buttons[to]
    if (!button) return
    event.preventDefault()
    keepStop(button)
    button.focus()
  }
  return { toolbar, handleKeyDown }
}
