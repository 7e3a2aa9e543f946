import { useSay } from '../../language/say.ts'
import type { Refusal } from './each-chosen.ts'

interface Props {
  refusals: readonly Refusal[]
  titles: ReadonlyMap<string, string>
}

/** The documents that were left as they were, each with its reason. */
export function Refusals({ refusals, titles }: Props) {
  const say = useSay()
  if (refusals.length === 0) return null
  return (
    <div className="refusals" role="alert">
      <p>{say('desk.some_stayed', { count: refusals.length })}</p>
      <ul>
        {refusals.map(({ name, reason }) => (
          <li key={name}>
            <b className="mid">{titles.get(name) ?? name}</b>: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
