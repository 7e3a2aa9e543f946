import { useSay } from '../../language/text.ts'

export function VerifySkeleton() {
  const say = useSay()
  return (
    <div className="skeleton" role="status" aria-label={say('states.loading')}>
      <div className="block tall" />
      <noscript>
        <p className="note">{say('verify.needs_script')}</p>
      </noscript>
    </div>
  )
}
