import { documentRequest } from '#client'
import type { DocumentTypes } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { boardsPath } from './board-calls.ts'
import { useAccount } from '../../data/account.ts'
import { useAccountCall } from '../../data/query/use-account-call.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../../ui/state/answer-states.tsx'

type BoardRules = Pick<DocumentTypes['Board'], 'who_writes' | 'notices_only'>

export const boardCall = (name: string): PageCall<BoardRules> => ({
  ...documentRequest('Board', name),
  key: `board-rules:${name}`,
})

/** Returns false when only the office writes, so that a guest is not asked to sign in for nothing. */
export function useMembersWrite(name: string): boolean {
  const { data: value } = useAccountCall(boardCall(name))
  return value?.who_writes === 'members' && value.notices_only === 0
}

export function SignInToWrite({ next }: { next: string }) {
  const t = useTranslate()
  if (useAccount() !== null) return null
  return (
    <div className="card padded stack">
      <p className="small dim">{t('board.write_lead')}</p>
      <a className="button" href={`/sign-in?${new URLSearchParams({ next })}`}>
        {t('board.write_sign_in')}
      </a>
    </div>
  )
}

/** Shows the same text for a missing board and for one that the caller may not read. */
export function BoardNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('board.not_found_title')}
      text={t('board.not_found_text')}
      mainLink={{ label: t('board.see_all'), href: boardsPath }}
    />
  )
}
