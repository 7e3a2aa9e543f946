import { useState } from 'react'
import type { DocMeta } from '../../data/doc-meta.ts'
import type { AnyDocument } from '../../data/document.ts'
import { useStep, type Step } from './lifecycle.ts'
import { asMelaError } from '../../data/query-client.ts'
import { placeProblem } from '../../fields/server-problem.ts'
import { useSay } from '../../language/say.ts'

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
  /** What is said afterwards. */
  done: string
}

interface Options {
  meta: DocMeta
  stored: AnyDocument
  onDone: (document: AnyDocument, offered: OfferedStep) => void
}

/** Takes steps with a document: those without a way back only after a question. */
export function useSteps({ meta, stored, onDone }: Options) {
  const say = useSay()
  const [asked, setAsked] = useState<OfferedStep | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const step = useStep(meta.name)

  const take = (offered: OfferedStep) => {
    setProblem(null)
    step.mutate(
      { step: offered.step, stored },
      {
        onSuccess: (document) => {
          setAsked(null)
          onDone(document, offered)
        },
        onError: (error) => setProblem(placeProblem(meta, asMelaError(error), say).message),
      },
    )
  }
  const offer = (offered: OfferedStep) => {
    setProblem(null)
    if (offered.question === null) take(offered)
    else setAsked(offered)
  }
  return { asked, problem, isBusy: step.isPending, offer, take, drop: () => setAsked(null) }
}
