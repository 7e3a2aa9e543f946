import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { shareStatement, type FamilyStatement } from './statement-calls.ts'

interface Props {
  statement: FamilyStatement
  onShared: () => void
}

/** The guardian decides whether the family's other guardians see what they spend. */
export function StatementSharing({ statement: { family, family_name, is_shared }, onShared }: Props) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const [savedOn, setSavedOn] = useState(is_shared === 1)
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) => shareStatement({ family, is_shared: wanted ? 1 : 0 }),
    onSuccess: (_saved, wanted) => {
      setSavedOn(wanted)
      showToast(t(wanted ? 'statement.shared' : 'statement.unshared'))
      onShared()
    },
  })
  const handleSwitch = (wanted: boolean) => {
    if (!isPending) mutate(wanted)
  }
  return (
    <section className="card padded stack" aria-label={t('statement.share_title')}>
      <label className="tick-row">
        <input
          type="checkbox"
          checked={isPending ? variables : savedOn}
          onChange={({ target }) => handleSwitch(target.checked)}
        />
        <span>{t('statement.share')}</span>
      </label>
      <p className="small dim">{t('statement.share_text', { family: family_name })}</p>
      <ProblemNote problem={error ? refusal(error, t('statement.share_failed')) : ''} />
    </section>
  )
}
