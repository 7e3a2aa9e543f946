import { useEffect, useRef, useState } from 'react'
import { isBackButtonEvent } from './back-button-event.ts'

/** Priority above the shell's handler (10) and below Ionic's overlays (100). */
const priority = 50

/**
 * Closes an open overlay on "back": the browser's button on the web, the hardware button on a phone. Mount it with the
 * overlay. It adds one history entry and removes it again.
 */
export function useClosedByBack(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const overlay = openEntry(() => close.current())
    const handleHardware = (event: Event) => {
      if (isBackButtonEvent(event)) event.detail.register(priority, () => close.current())
    }
    document.addEventListener('ionBackButton', handleHardware)
    return () => {
      document.removeEventListener('ionBackButton', handleHardware)
      overlay.leave()
    }
  }, [])
}

function openEntry(onBack: () => void): { leave(): void } {
  let isThere = true
  const mark = performance.timeOrigin + performance.now()
  history.pushState({ ...history.state, open: mark }, '', location.href)
  const address = location.href
  const handlePop = (event: PopStateEvent) => {
    // The person returned to this entry from a later page: nothing is closed.
    if (isMarked(event.state, mark)) return
    // The router must not see this step: the page below has not changed.
    event.stopImmediatePropagation()
    removeEventListener('popstate', handlePop, true)
    isThere = false
    onBack()
  }
  addEventListener('popstate', handlePop, true)
  return {
    leave: () => {
      removeEventListener('popstate', handlePop, true)
      if (isThere && location.href === address) stepBackUnseen()
    },
  }
}

const isMarked = (state: unknown, mark: number): boolean =>
  typeof state === 'object' && state !== null && 'open' in state && state.open === mark

function stepBackUnseen(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}

export function BackHandler({ onBack }: { onBack: () => void }) {
  const [round, setRound] = useState(0)
  const handleBack = () => {
    setRound((past) => past + 1)
    onBack()
  }
  return <BackEntry key={round} onBack={handleBack} />
}

function BackEntry({ onBack }: { onBack: () => void }) {
  useClosedByBack(onBack)
  return null
}
