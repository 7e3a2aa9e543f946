import { useState } from 'react'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { useStep, type Step } from './lifecycle.ts'

interface StepQuestion {
  title: string
  text: string
  /** The method that says more than `text`, in its place; empty or absent where there is none. */
  askedOf?: string
}

/** A step as the form offers it. */
export interface OfferedStep {
  key: string
  /** The verb on the button. */
  verb: string
  step: Step
  /** Asked beforehand where there is no way back; null where none is needed. */
  question: StepQuestion | null
  isDangerous: boolean
  /** What is usually done next with such a document. */
  isNext: boolean
  /** What is said afterwards. */
  done: string
}

interface Options {
  meta: DocMeta
  /** The document with what is typed, saved; null where that was refused. */
  saveTyped: () => Promise<AnyDocument | null>
  onDone: (document: AnyDocument, offered: OfferedStep) => void
  /** Told what the server refused: the form says it where it says what is wrong with a save. */
  onRefused: (failure: unknown) => Promise<void>
}

/** Takes steps with a document: those without a way back only after a question. */
export function useSteps({ meta, saveTyped, onDone, onRefused }: Options) {
  const [asked, setAsked] = useState<OfferedStep | null>(null)
  const step = useStep(meta.name, onRefused)

  const take = async (offered: OfferedStep) => {
    const stored = await saveTyped()
    if (stored === null) return setAsked(null)
    step.mutate(
      { step: offered.step, stored },
      {
        onSuccess: (document) => {
          setAsked(null)
          onDone(document, offered)
        },
        onError: () => setAsked(null),
      },
    )
  }
  /** What is typed is saved before it is asked about: the question is about the document as it then is. */
  const offer = async (offered: OfferedStep) => {
    if (offered.question === null) return take(offered)
    if ((await saveTyped()) !== null) setAsked(offered)
  }
  return { asked, isBusy: step.isPending, offer, take, drop: () => setAsked(null) }
}
