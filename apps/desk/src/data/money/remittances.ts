import { type Filter, methodRequest } from '#client'
import { listKey, useCall, useList } from '#client/react'
import type { DocumentTypes, Methods } from '#contract'

/** Collector with cash that is not remitted; both names are null for an unnamed one. */
export type Collector = Methods['mela.manual_payments.get_collectors']['output']['collectors'][number]

const collectorsIn = ({ collectors }: Methods['mela.manual_payments.get_collectors']['output']) => collectors

export function useCollectors() {
  const choices = { scope: listKey('Cash Collection'), select: collectorsIn } as const
  return useCall(methodRequest('mela.manual_payments.get_collectors'), choices)
}

const fields = [
  ...(['name', 'amount', 'remitted_amount', 'collected_on', 'payer_name'] as const),
  ...(['part', 'reference_type', 'reference_name'] as const),
]

export type Collected = Pick<DocumentTypes['Cash Collection'], (typeof fields)[number]>

/** Maximum number of collections, above what one remittance names. */
const mostCollected = 500

type Named = Pick<Collector, 'collector_type' | 'collector'>

function filtersOf({
  collector_type,
  collector,
}: Named): readonly Filter<'collector_type' | 'collector' | 'state'>[] {
  const whose: readonly Filter<'collector_type' | 'collector'>[] =
    collector === null
      ? [['collector', 'is', 'not set']]
      : [
          ['collector_type', '=', collector_type ?? ''],
          ['collector', '=', collector],
        ]
  return [...whose, ['state', '=', 'collected']]
}

export function useCollected(whose: Named) {
  return useList(
    'Cash Collection',
    { fields, filters: filtersOf(whose), orderBy: 'collected_on asc', pageLength: mostCollected },
    // What is ticked meanwhile stays.
    { refetchOnWindowFocus: false },
  )
}
