import { Button } from '@mantine/core'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { type AnyDocument, textOf } from '../../../data/document/document.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { actionRequest, send } from '#client'
import { useSteps, type OfferedStep } from './lifecycle.ts'
import styles from '../document-form.module.css'

interface StepConfirmationProps {
  asked: OfferedStep
  stored: AnyDocument
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

function StepConfirmation({ asked, stored, isBusy, ...handlers }: StepConfirmationProps) {
  const t = useTranslate()
  const details = useConfirmation(asked.confirmation?.method ?? '', stored)
  if (!asked.confirmation) return null
  const { title, text } = asked.confirmation
  const failed = details.error ? refusalText(toMelaError(details.error), t) : undefined
  return (
    <ConfirmDialog
      isOpen
      title={title}
      text={details.isLoading ? t('desk.asking') : (details.data ?? text)}
      verb={asked.verb}
      stay={t('desk.go_back')}
      isDangerous={asked.isDangerous}
      error={failed}
      isBusy={isBusy || details.isLoading}
      {...handlers}
    />
  )
}

interface Props {
  meta: DocMeta
  stored: AnyDocument
  steps: readonly OfferedStep[]
  /** Saves the typed input first, because a step applies to the document as the user sees it. */
  saveTyped: () => Promise<AnyDocument | null>
  onDone: (document: AnyDocument, offered: OfferedStep) => void
  onRefused: (failure: unknown) => Promise<void>
}

export function FormSteps({ meta, stored, steps, saveTyped, onDone, onRefused }: Props) {
  const { asked, isBusy, offer, take, drop } = useSteps({ meta, saveTyped, onDone, onRefused })
  return (
    <>
      {steps.map((offered) => (
        <Button
          key={offered.key}
          className={offered.isNext ? styles.nextStep : ''}
          variant={offered.isNext ? 'filled' : 'default'}
          loading={isBusy && asked === null}
          onClick={() => void offer(offered)}
        >
          {offered.verb}
        </Button>
      ))}
      {asked && (
        <StepConfirmation {...{ asked, stored, isBusy }} onYes={() => void take(asked)} onNo={drop} />
      )}
    </>
  )
}

/** The confirmation details in a method's result; empty where it returns none. */
const confirmationIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'confirmation' in answer ? String(answer.confirmation) : ''

/** Fetches the confirmation details of a method, never from the cache; none without a method. */
function useConfirmation(method: string, stored: AnyDocument) {
  const name = textOf(stored['name'])
  return useQuery({
    queryKey: ['confirmation', method, name],
    queryFn: async () => confirmationIn(await send(actionRequest(method, name))),
    enabled: method !== '',
    gcTime: 0,
  })
}
