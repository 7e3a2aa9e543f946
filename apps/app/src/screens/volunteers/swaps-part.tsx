import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { beginText } from './shift-times.ts'
import type { Action } from './use-action.ts'
import { agreeToSwap, withdrawSwap, type Swap } from './volunteer-calls.ts'

/** Swaps that wait: those that others ask for, and the volunteer's own. */
export function SwapsPart({ swaps, action }: { swaps: readonly Swap[]; action: Action }) {
  const say = useSay()
  if (swaps.length === 0) return null
  return (
    <section className="stack">
      <h2>{say('volunteers.swaps_title')}</h2>
      <ul className="shifts">
        {swaps.map((swap) => (
          <li key={swap.name}>
            <OneSwap swap={swap} action={action} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneSwap({ swap, action }: { swap: Swap; action: Action }) {
  const say = useSay()
  const { language } = useVisit()
  const { name, is_own, role, wanted_role } = swap
  const values = {
    ...{ role, wanted_role },
    when: beginText(swap.starts_at, language),
    wanted_when: beginText(swap.wanted_starts_at, language),
  }
  const handleStep = () =>
    void action.run({
      name: `settle ${name}`,
      request: is_own ? withdrawSwap({ swap: name }) : agreeToSwap({ swap: name }),
      done: is_own ? '' : say('volunteers.swap_agreed'),
    })
  return (
    <article className="card padded shift">
      <p>{say(is_own ? 'volunteers.swap_own' : 'volunteers.swap_offer', values)}</p>
      <div className="shift-ways">
        <button
          type="button"
          className={is_own ? 'button line' : 'button'}
          aria-disabled={action.busy !== null}
          onClick={handleStep}
        >
          {say(is_own ? 'volunteers.swap_withdraw' : 'volunteers.swap_agree')}
        </button>
      </div>
    </article>
  )
}
