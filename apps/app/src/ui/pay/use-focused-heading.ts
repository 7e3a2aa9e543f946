import { useEffect, useRef } from 'react'

/** A heading that takes the focus when it appears, so that it is read and the next Tab goes on from there. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
