import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetDraft, writeDraft, readDraft, watchRows } from './form-drafts.ts'
import type { Answers, FormField } from '../definition/form-field.ts'

const autosaveDelay = 300

interface DraftAutosave {
  /** Time of the last save on this device in milliseconds since 1970; null while nothing was typed. */
  savedAt: number | null
  /** Saves at once. */
  flush: () => void
  forget: () => void
}

/** Saves the input shortly after each pause, and at once when the page is hidden. */
export function useDraftAutosave(
  { watch, getValues }: UseFormReturn<Answers>,
  id: string,
  restoredAt: number | null,
): DraftAutosave {
  const [savedAt, setSavedAt] = useState(restoredAt)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setSavedAt(writeDraft(id, { answers: getValues(), isWaiting: false }).at)
  }, [id, getValues])
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    forgetDraft(id)
    setSavedAt(null)
  }, [id])

  useEffect(() => {
    const flushPending = () => {
      if (timer.current !== undefined) flush()
    }
    const watching = watch((_answers, { type }) => {
      if (type === undefined) return
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, autosaveDelay)
    })
    addEventListener('pagehide', flushPending)
    return () => {
      watching.unsubscribe()
      removeEventListener('pagehide', flushPending)
      flushPending()
    }
  }, [watch, flush])
  return { savedAt, flush, forget }
}

export function useRowsFromTheirPage(
  { setValue }: UseFormReturn<Answers>,
  id: string,
  fields: readonly FormField[],
): void {
  useEffect(
    () =>
      watchRows((changed) => {
        if (changed !== id) return
        const answers = readDraft(id)?.answers ?? {}
        for (const { fieldname, fieldtype } of fields) {
          if (fieldtype === 'Table') setValue(fieldname, answers[fieldname] ?? [], { shouldValidate: true })
        }
      }),
    [setValue, id, fields],
  )
}
