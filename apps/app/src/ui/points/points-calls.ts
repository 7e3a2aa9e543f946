import { useQueryClient } from '@tanstack/react-query'
import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import { useAccount } from '../../data/account.ts'
import type { PageCall } from '../../data/page-call.ts'
import { ownKey } from '../../data/query/own-responses.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useSettings } from '../../data/site.ts'

/** Caller's reward points. Money is a decimal, days are 'YYYY-MM-DD'. */
export type Points = Methods['mela.rewards.get_points']['output']

export type PointsStatement = Methods['mela.rewards.get_points_statement']['output']

export type PointsLine = PointsStatement['lines'][number]

export const pointsPath = '/reward-points'

export const pointsCall: PageCall<Points> = { ...methodRead('mela.rewards.get_points'), key: 'points' }

export const pointsStatementCall: PageCall<PointsStatement> = {
  ...methodRead('mela.rewards.get_points_statement'),
  key: 'points-statement',
}

export const readEarlierPoints = (start: number): Promise<PointsStatement> =>
  call('mela.rewards.get_points_statement', { start })

export const useArePointsOn = (): boolean => useSettings()?.enable_reward_points === 1

/** Returns the caller's points; null for a guest, while they load and when points are off. */
export function usePoints(): Points | null {
  const isOn = useArePointsOn()
  const { data } = useOwnCall(isOn ? pointsCall : undefined).query
  return data?.is_on === 1 ? data : null
}

/** Returns a function that reads points and statement again, after some were spent. */
export function useReadPointsAgain(): () => Promise<void> {
  const client = useQueryClient()
  const account = useAccount()
  return async () => {
    if (account === null) return
    const keys = [pointsCall.key, pointsStatementCall.key].map((key) => ownKey(account, key))
    await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
}
