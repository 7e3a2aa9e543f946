import { Button, Progress } from '@mantine/core'
import { useState, useMemo, useRef } from 'react'
import type { StateMachine } from '../../../data/document/type-meta.ts'
import {
  verbOf,
  useTransitionsOfEach,
  applyTransition,
  type DeskTransition,
} from '../../../data/document/document-actions.ts'
import { useTranslate } from '../../../language/translate.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import type { ChosenProps } from './delete-chosen.tsx'
import { NamedTitles, Refusals, type Titles, eachChosen } from './chosen.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForgetLists } from '../../../data/document/document.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import styles from '../../../ui/list/list-views.module.css'

interface Props extends ChosenProps {
  machine: StateMachine
}

function StepProgress({ count, total }: { count: number; total: number }) {
  const t = useTranslate()
  return (
    <div className={styles.exportProgress}>
      <Progress value={(count / Math.max(1, total)) * 100} aria-label={t('desk.steps_progress')} />
      <span className="small dim num">{t('desk.count_of', { count, total })}</span>
    </div>
  )
}

const only = (titles: Titles, names: readonly string[]): Titles =>
  new Map(names.map((name) => [name, titles.get(name) ?? name]))

function StepConfirmDialog({
  asked,
  onClose,
  ...chosen
}: Props & { asked: SharedStep; onClose: () => void }) {
  const t = useTranslate()
  const { meta, titles } = chosen
  const { names, to, is_final } = asked
  // Changed documents leave the selection: their names are remembered for the messages about the others.
  const [named] = useState(() => only(titles, names))
  const step = useStepChosen(chosen)
  const verb = verbOf(meta.labelOf(asked.action))
  const isOver = step.data !== undefined
  const sentences = [
    t('desk.steps_text', { state: meta.labelOf(to) }),
    names.length < titles.size && !isOver && t('desk.steps_others', { count: titles.size - names.length }),
    is_final && t('desk.delete_text'),
  ]
  // A retry applies to those that remained.
  const left = names.filter((name) => titles.has(name))
  const handleYes = () =>
    step.take({ ...asked, names: left }, { onSuccess: ({ refusals }) => refusals.length === 0 && onClose() })
  const handleNo = () => {
    step.stop()
    if (!step.isPending) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('desk.steps_title', { step: verb, count: names.length })}
      text={sentences.filter(Boolean).join(' ')}
      verb={verb}
      stay={isOver ? t('desk.done') : t('desk.cancel')}
      isDangerous={is_final}
      isBusy={step.isPending}
      onYes={handleYes}
      onNo={handleNo}
    >
      {step.isPending && <StepProgress count={step.tried} total={left.length} />}
      {!step.isPending && !isOver && <NamedTitles titles={named} />}
      <Refusals doctype={meta.name} refusals={step.data?.refusals ?? []} titles={named} />
    </ConfirmDialog>
  )
}

export function StepsChosen(props: Props) {
  const t = useTranslate()
  const { meta, titles, onHold } = props
  const steps = useSharedSteps(props)
  const [asked, setAsked] = useState<SharedStep | null>(null)
  const handleAsk = (step: SharedStep | null) => {
    setAsked(step)
    onHold(step !== null)
  }
  return (
    <>
      {steps.map((step) => {
        const { action, to, names } = step
        const verb = verbOf(meta.labelOf(action))
        const values = { step: verb, count: names.length, total: titles.size }
        return (
          <Button key={`${action} ${to}`} variant="default" onClick={() => handleAsk(step)}>
            {names.length === titles.size ? verb : t('desk.step_for', values)}
          </Button>
        )
      })}
      {asked && <StepConfirmDialog {...props} asked={asked} onClose={() => handleAsk(null)} />}
    </>
  )
}

type Asked = Pick<ChosenProps, 'meta' | 'states' | 'modified'> & { machine: StateMachine }

/** Fetches the transitions of the selected documents: one request for each state among them. */
function useSharedSteps({ meta, machine, states, modified }: Asked): SharedStep[] {
  const firsts = useMemo(() => [...firstOfEachState(states)], [states])
  const transitions = useTransitionsOfEach(
    firsts.map(([, name]) => ({ doctype: meta.name, name, modified: modified.get(name) ?? '' })),
  )
  const byState = new Map(firsts.map(([state], index) => [state, transitions[index] ?? []]))
  return sharedSteps(machine, states, byState)
}

type Taking = Pick<ChosenProps, 'meta' | 'modified' | 'titles' | 'onDone' | 'onHold'>

/**
 * Applies a step one by one, each to the version in the list: a document changed since is skipped. It can be cancelled;
 * completed steps stay.
 */
function useStepChosen({ meta, modified, titles, onDone, onHold }: Taking) {
  const t = useTranslate()
  const toast = useToast()
  const forgetLists = useForgetLists()
  const [tried, setTried] = useState(0)
  const work = useRef(new AbortController())
  const step = useMutation({
    mutationFn: async ({ action, names }: SharedStep) => {
      const moved = new Set<string>()
      const act = async (name: string) => {
        setTried((count) => count + 1)
        await applyTransition({ doctype: meta.name, name, action, modified: modified.get(name) ?? '' })
        moved.add(name)
      }
      const refusals = await eachChosen({ meta, names, t, act, signal: work.current.signal })
      return { moved, refusals }
    },
    onSuccess: ({ moved, refusals }, { to }) => {
      forgetLists(meta.name)
      onDone([...titles.keys()].filter((name) => !moved.has(name)))
      // Refused ones leave the confirmation open, with their reasons.
      if (refusals.length === 0) onHold(false)
      if (moved.size > 0) toast(t('desk.steps_done', { count: moved.size, state: meta.labelOf(to) }))
    },
  })
  const take = (...asked: Parameters<typeof step.mutate>) => {
    work.current = new AbortController()
    setTried(0)
    step.mutate(...asked)
  }
  return { data: step.data, isPending: step.isPending, tried, take, stop: () => work.current.abort() }
}

export interface SharedStep extends DeskTransition {
  names: readonly string[]
}

/** Returns the first selected document of each state, because documents in one state share their transitions. */
export function firstOfEachState(states: ReadonlyMap<string, string>): Map<string, string> {
  const firsts = new Map<string, string>()
  for (const [name, state] of states) if (!firsts.has(state)) firsts.set(state, name)
  return firsts
}

const stepKey = ({ action, to }: Pick<DeskTransition, 'action' | 'to'>): string => `${action} ${to}`

export function sharedSteps(
  machine: StateMachine,
  states: ReadonlyMap<string, string>,
  transitions: ReadonlyMap<string, readonly DeskTransition[]>,
): SharedStep[] {
  const steps = new Map<string, SharedStep>()
  for (const [name, state] of states)
    for (const transition of transitions.get(state) ?? []) {
      const { names, is_final } = steps.get(stepKey(transition)) ?? { names: [], is_final: false }
      steps.set(stepKey(transition), {
        ...transition,
        is_final: is_final || transition.is_final,
        names: [...names, name],
      })
    }
  const order = [...new Set(machine.transitions.map(stepKey))]
  return order.flatMap((key) => steps.get(key) ?? [])
}
