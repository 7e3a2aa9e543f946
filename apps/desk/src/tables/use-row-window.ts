import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Rows up to which all of them are drawn: a page of them costs nothing, and the browser's own search finds them. */
const maxRenderedRows = 40

/** Rows drawn above and below what is in sight. */
const beyond = 8

/** Wrong rows that are drawn wherever the page is scrolled, so that the first of them can be found and shown. */
const maxPinnedRows = 20

export interface RenderedRow {
  index: number
  /** Pixels that rows which are not drawn take up above this one. */
  gap: number
}

interface RowWindow<Box extends HTMLElement> {
  box: RefObject<Box | null>
  renderedRows: readonly RenderedRow[]
  /** Pixels that rows which are not drawn take up below the last one. */
  gapBelow: number
  /** Takes the height of a drawn row, which carries its place as `data-index`. */
  measure: (row: HTMLElement | null) => void
  handleFocus: (index: number) => void
}

/** Rows of a short table are not measured. */
const noMeasure = () => undefined

interface Options {
  count: number
  /** Pixels, until a row has been measured. */
  height: number
  /** Rows that stay drawn wherever the page is scrolled. */
  pinned: readonly number[]
}

/** Where the box begins in the page; it moves when what stands above it grows. */
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

/** The rows of a long table that are in sight of the window, the focused one and the wrong ones; all rows of a short table. */
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
