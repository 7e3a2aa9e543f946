import { useState } from 'react'
import { toMelaError } from '../../data/query-client.ts'
import { refusalText } from '../../language/refusal-text.ts'
import { useTranslate } from '../../language/translate.ts'
import { useToast } from '../../ui/overlay/toast.tsx'

/** Milliseconds for which a deletion can be undone: as long as its toast is visible. */
const patience = 5000

/** Runs the work later, or when the page is closed; the result cancels it. */
function doLater(work: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', handleTime)
  }
  const handleTime = () => {
    callOff()
    work()
  }
  const timer = setTimeout(handleTime, patience)
  addEventListener('pagehide', handleTime)
  return callOff
}

interface HeldBack {
  removed: ReadonlySet<string>
  remove: (name: string, text: string) => void
}

/** Hides items at once and deletes them only after the undo time, for deletions that cannot be restored. */
export function useHeldBack(finish: (name: string) => Promise<void>): HeldBack {
  const t = useTranslate()
  const toast = useToast()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())

  const bringBack = (name: string) =>
    setRemoved((before) => new Set([...before].filter((one) => one !== name)))
  const end = async (name: string) => {
    try {
      await finish(name)
    } catch (failure) {
      bringBack(name)
      toast(refusalText(toMelaError(failure), t))
    }
  }
  const remove = (name: string, text: string) => {
    setRemoved((before) => new Set([...before, name]))
    const callOff = doLater(() => void end(name))
    const handleUndo = () => {
      callOff()
      bringBack(name)
    }
    toast(text, { verb: t('alerts.undo'), onClick: handleUndo })
  }
  return { removed, remove }
}
