import { useSay } from '../../language/text.ts'
import { SignedOut } from '../../ui/signed-out.tsx'

/** The family's pages for somebody the store does not know (any more). */
export function FamilySignedOut({ next }: { next: string }) {
  const say = useSay()
  return (
    <SignedOut title={say('family.signed_out_title')} text={say('family.signed_out_text')} next={next}>
      <a className="more" href="/register-form/student">
        {say('family.register_new')}
      </a>
    </SignedOut>
  )
}
