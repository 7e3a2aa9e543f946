import { useState } from 'react'
import { asMelaError } from '../../data/query-client.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useTranslate } from '../../language/translate.ts'
import { useToast } from '../../ui/overlay/toast.tsx'

/** Milliseconds for which what is deleted can be had back: as long as the word about it is seen. */
const patience = 5000

/** Does it later, or when the page goes; what it gives calls it off. */
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
  /** What is to be shown no longer. */
  removed: ReadonlySet<string>
  remove: (name: string, words: string) => void
}

/**
 * Takes things away at once as people see it, and in truth when they had the time to take it back: of some things nothing
 * is left that could be brought back.
 */
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
      toast(refusalWords(asMelaError(failure), t))
    }
  }
  const remove = (name: string, words: string) => {
    setRemoved((before) => new Set([...before, name]))
    const callOff = doLater(() => void end(name))
    const handleUndo = () => {
      callOff()
      bringBack(name)
    }
    toast(words, { verb: t('alerts.undo'), onClick: handleUndo })
  }
  return { removed, remove }
}
