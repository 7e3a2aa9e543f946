import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Maximum number of rows that are all rendered: it costs little, and the browser's own search finds them. */
const maxRenderedRows = 40

/** Number of rows rendered above and below the visible ones. */
const beyond = 8

/** Maximum number of wrong rows rendered at any scroll position, so that the first one can be focused. */
const maxPinnedRows = 20

export interface RenderedRow {
  index: number
  gap: number
}

interface RowWindow<Box extends HTMLElement> {
  box: RefObject<Box | null>
  renderedRows: readonly RenderedRow[]
  gapBelow: number
  /** Measures a rendered row, which has its index as `data-index`. */
  measure: (row: HTMLElement | null) => void
  handleFocus: (index: number) => void
}

const noMeasure = () => undefined

interface Options {
  count: number
  /** Pixels, until a row has been measured. */
  height: number
  pinned: readonly number[]
}

/** Returns the box's offset in the page, which changes when content above it grows. */
function usePlaceInPage<Box extends HTMLElement>(box: RefObject<Box | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const place = () => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [box])
  return top
}

/** Returns the visible rows of a long table, with the focused and wrong ones; all rows of a short table. */
export function useRowWindow<Box extends HTMLElement>({ count, height, pinned }: Options): RowWindow<Box> {
  const box = useRef<Box>(null)
  const [focused, setFocused] = useState(-1)
  const isFullyRendered = count <= maxRenderedRows
  const scrollMargin = usePlaceInPage(box)
  const extractRange = (range: Range): number[] => {
    const more = [focused, ...pinned.slice(0, maxPinnedRows)].filter((index) => index >= 0 && index < count)
    return [...new Set([...defaultRangeExtractor(range), ...more])].toSorted((one, other) => one - other)
  }
  const virtualizer = useWindowVirtualizer({
    count: isFullyRendered ? 0 : count,
    estimateSize: () => height,
    overscan: beyond,
    scrollMargin,
    rangeExtractor: extractRange,
  })
  if (isFullyRendered) {
    const renderedRows = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }))
    return { box, renderedRows, gapBelow: 0, measure: noMeasure, handleFocus: setFocused }
  }
  const items = virtualizer.getVirtualItems()
  const renderedRows = items.map(({ index, start }, place) => ({
    index,
    gap: start - (items[place - 1]?.end ?? scrollMargin),
  }))
  const gapBelow = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return { box, renderedRows, gapBelow, measure: virtualizer.measureElement, handleFocus: setFocused }
}
