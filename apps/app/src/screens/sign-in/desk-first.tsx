import { useSay } from '../../language/text.ts'

/** Whoever must have an authenticator app sets it up in the desk, once. */
export function DeskFirst() {
  const say = useSay()
  return (
    <div className="stack" role="status">
      <p>{say('sign_in.desk_first')}</p>
      <a className="button" href="/desk" target="_blank" rel="noopener">
        {say('new_password.to_desk')}
      </a>
    </div>
  )
}
