import type { DocMeta, StateMachine } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { useSay } from '../../language/say.ts'
import { Badge, toneOf } from '../../ui/badge.tsx'
import { FormHistory } from './form-history.tsx'

interface StandsProps {
  machine: StateMachine
  state: string
}

function WhereItStands({ machine, state }: StandsProps) {
  const say = useSay()
  const next = machine.moves.filter(({ from }) => from === state).map(({ to }) => to)
  const states = [...new Set(next)].join(', ')
  return (
    <section className="card form-section" aria-labelledby="where-it-stands">
      <h2 id="where-it-stands">{say('desk.where_it_stands')}</h2>
      <p className="stands">
        <Badge tone={toneOf(state)}>{state}</Badge>
        <span className="small dim">
          {states === '' ? say('desk.final_state') : say('desk.next_states', { states })}
        </span>
      </p>
    </section>
  )
}

interface Props {
  meta: DocMeta
  stored: AnyDocument
  isDirty: boolean
}

/** Beside a form: where the document stands and what happened to it. */
export function FormBeside({ meta, stored, isDirty }: Props) {
  const say = useSay()
  const state = meta.states ? textOf(stored[meta.states.field]) : ''
  return (
    <aside className="form-aside" aria-label={say('desk.beside')}>
      {meta.states && state !== '' && <WhereItStands machine={meta.states} state={state} />}
      <FormHistory meta={meta} document={stored} isDirty={isDirty} />
    </aside>
  )
}
