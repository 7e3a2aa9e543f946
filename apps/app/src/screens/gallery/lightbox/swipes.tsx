import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { createModule, MODULE_CONTROLLER, useController, type Plugin } from 'yet-another-react-lightbox'
import { gestureOf } from './limits.ts'

interface Touch {
  x: number
  y: number
  pointer: number
}

/** The library has limits of its own for swiping; this gives it the specification's. */
function Swipes({ children }: { children?: ReactNode }) {
  const { subscribeSensors, prev, next, close } = useController()
  const start = useRef<Touch | null>(null)
  useEffect(() => {
    const handleDown = (event: PointerEvent) => {
      start.current = event.isPrimary
        ? { x: event.clientX, y: event.clientY, pointer: event.pointerId }
        : null
    }
    const handleUp = (event: PointerEvent) => {
      const touch = start.current
      start.current = null
      if (touch?.pointer !== event.pointerId) return
      const gesture = gestureOf(event.clientX - touch.x, event.clientY - touch.y)
      if (gesture === 'next') next()
      else if (gesture === 'previous') prev()
      else if (gesture === 'close') close()
    }
    const subscriptions = [
      subscribeSensors('onPointerDown', handleDown),
      subscribeSensors('onPointerUp', handleUp),
      subscribeSensors('onPointerCancel', () => {
        start.current = null
      }),
      subscribeSensors('onWheel', (event) => event.stopPropagation()),
    ]
    return () => subscriptions.forEach((unsubscribe) => unsubscribe())
  }, [subscribeSensors, prev, next, close])
  return <>{children}</>
}

export const swipes: Plugin = ({ addChild }) =>
  addChild(MODULE_CONTROLLER, createModule('swipes', Swipes), true)
