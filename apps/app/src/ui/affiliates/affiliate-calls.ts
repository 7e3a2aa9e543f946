import { useQueryClient } from '@tanstack/react-query'
import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import { useAccount } from '../../data/account.ts'
import type { PageCall } from '../../data/page-call.ts'
import { ownKey } from '../../data/query/own-responses.ts'
import { useSettings } from '../../data/site.ts'

/** The offer of the affiliate program. Money is a decimal. */
export type AffiliateProgram = Methods['mela.affiliates.get_program']['output']

/** The caller's application, code and earnings. Money is a decimal, days are 'YYYY-MM-DD'. */
export type AffiliateAnswer = Methods['mela.affiliates.get_affiliate']['output']

export type OwnAffiliate = NonNullable<AffiliateAnswer['affiliate']>

export type Commissions = Methods['mela.affiliates.get_commissions']['output']

export type CommissionLine = Commissions['lines'][number]

/** The affiliate of a code. */
export type CodeOwner = Methods['mela.affiliates.check_code']['output']

export const affiliatePath = '/affiliate-program'

export const programCall: PageCall<AffiliateProgram> = {
  ...methodRead('mela.affiliates.get_program'),
  key: 'affiliate-program',
}

export const affiliateCall: PageCall<AffiliateAnswer> = {
  ...methodRead('mela.affiliates.get_affiliate'),
  key: 'affiliate',
}

export const commissionsCall: PageCall<Commissions> = {
  ...methodRead('mela.affiliates.get_commissions'),
  key: 'affiliate-commissions',
}

export const readEarlierCommissions = (start: number): Promise<Commissions> =>
  call('mela.affiliates.get_commissions', { start })

export const applyAsAffiliate = (input: Methods['mela.affiliates.apply']['input']) =>
  call('mela.affiliates.apply', input)

export const savePayoutDetails = (payout_details: string) =>
  call('mela.affiliates.save_payout_details', { payout_details })

export const checkAffiliateCode = (code: string): Promise<CodeOwner> =>
  call('mela.affiliates.check_code', { code })

export const useIsProgramOn = (): boolean => useSettings()?.enable_affiliates === 1

/** Returns a function that reads the caller's application again, after a change. */
export function useReadAffiliateAgain(): () => Promise<void> {
  const client = useQueryClient()
  const account = useAccount()
  return async () => {
    if (account !== null) await client.invalidateQueries({ queryKey: [ownKey(account, affiliateCall.key)] })
  }
}
