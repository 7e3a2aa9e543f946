import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import type { StateMachine } from '../../data/doc-meta.ts'
import { verbOf } from '../../data/moves.ts'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'
import type { ChosenProps } from './delete-chosen.tsx'
import { NamedTitles } from './named-titles.tsx'
import { Refusals } from './refusals.tsx'
import type { SharedStep } from './shared-steps.ts'
import type { Titles } from './use-chosen.ts'
import { useSharedSteps } from './use-shared-steps.ts'
import { useStepChosen } from './use-step-chosen.ts'

interface Props extends ChosenProps {
  machine: StateMachine
}

function StepProgress({ count, total }: { count: number; total: number }) {
  const say = useSay()
  return (
    <div className="export-progress">
      <Progress value={(count / Math.max(1, total)) * 100} aria-label={say('desk.steps_progress')} />
      <span className="small dim num">{say('desk.count_of', { count, total })}</span>
    </div>
  )
}

const only = (titles: Titles, names: readonly string[]): Titles =>
  new Map(names.map((name) => [name, titles.get(name) ?? name]))

/** Asks before many documents take a step, tells how far it is, and what was left as it is. */
function StepQuestion({ asked, onClose, ...chosen }: Props & { asked: SharedStep; onClose: () => void }) {
  const say = useSay()
  const { meta, titles } = chosen
  const { names, to, is_final } = asked
  // Those that were moved leave the chosen ones: their names are kept for what is said of the others.
  const [named] = useState(() => only(titles, names))
  const step = useStepChosen(chosen)
  const verb = verbOf(meta.word(asked.action))
  const isOver = step.data !== undefined
  const text = [
    say('desk.steps_text', { state: meta.word(to) }),
    names.length < titles.size && !isOver && say('desk.steps_others', { count: titles.size - names.length }),
    is_final && say('desk.delete_text'),
  ]
  // Who tries again tries with those that were left.
  const left = names.filter((name) => titles.has(name))
  const handleYes = () =>
    step.take({ ...asked, names: left }, { onSuccess: ({ refusals }) => refusals.length === 0 && onClose() })
  const handleNo = () => {
    step.stop()
    if (!step.isPending) onClose()
  }
  return (
    <Question
      isOpen
      title={say('desk.steps_title', { step: verb, count: names.length })}
      text={text.filter(Boolean).join(' ')}
      verb={verb}
      stay={isOver ? say('shell.close') : say('desk.cancel')}
      isDangerous={is_final}
      isBusy={step.isPending}
      onYes={handleYes}
      onNo={handleNo}
    >
      {step.isPending && <StepProgress count={step.tried} total={left.length} />}
      {!step.isPending && !isOver && <NamedTitles titles={named} />}
      <Refusals doctype={meta.name} refusals={step.data?.refusals ?? []} titles={named} />
    </Question>
  )
}

/** The steps that the chosen documents may take, and of how many of them. */
export function StepsChosen(props: Props) {
  const say = useSay()
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
        const verb = verbOf(meta.word(action))
        const words = { step: verb, count: names.length, total: titles.size }
        return (
          <Button key={`${action} ${to}`} variant="default" onClick={() => handleAsk(step)}>
            {names.length === titles.size ? verb : say('desk.step_for', words)}
          </Button>
        )
      })}
      {asked && <StepQuestion {...props} asked={asked} onClose={() => handleAsk(null)} />}
    </>
  )
}
