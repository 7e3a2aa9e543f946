import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { createModule, MODULE_CONTROLLER, useController, type Plugin } from 'yet-another-react-lightbox'
import { gestureOf, isTap } from './limits.ts'

interface Touch {
  x: number
  y: number
  pointer: number
  target: EventTarget
}

/**
 * The library has limits of its own for swiping, and takes every gesture beside the picture for a tap on the backdrop;
 * this gives it the specification's.
 */
function Swipes({ children }: { children?: ReactNode }) {
  const { subscribeSensors, prev, next, close } = useController()
  const start = useRef<Touch | null>(null)
  useEffect(() => {
    const handleDown = (event: PointerEvent) => {
      start.current = event.isPrimary
        ? { x: event.clientX, y: event.clientY, pointer: event.pointerId, target: event.target }
        : null
    }
    const handleUp = (event: PointerEvent) => {
      const touch = start.current
      start.current = null
      if (touch?.pointer !== event.pointerId) return
      const across = event.clientX - touch.x
      const down = event.clientY - touch.y
      const gesture = gestureOf(across, down)
      const isTapBeside = isTap(across, down) && event.target === touch.target && isBackdrop(touch.target)
      if (gesture === 'next') next()
      else if (gesture === 'previous') prev()
      else if (gesture === 'close' || isTapBeside) close()
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

const isBackdrop = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.yarl__slide, .yarl__slide_wrapper')

export const swipes: Plugin = ({ addChild }) =>
  addChild(MODULE_CONTROLLER, createModule('swipes', Swipes), true)
