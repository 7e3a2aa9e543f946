import { listKey } from '#client/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, resource, type Filter } from '#client'
import type { AnyDocument } from '../document/document.ts'

export interface ListQuestion {
  fields: readonly string[]
  filters: readonly Filter[]
  orFilters: readonly Filter[]
  orderBy: string
  start: number
  pageLength: number
}

export interface LoadedList {
  rows: AnyDocument[]
  total: number
}

async function readPage(doctype: string, question: ListQuestion): Promise<LoadedList> {
  const { filters, orFilters } = question
  const [rows, total] = await Promise.all([
    resource<AnyDocument>(doctype).list(question),
    call('mela.desk.get_count', { doctype, filters, or_filters: orFilters }),
  ])
  return { rows, total }
}

export function useListPage(doctype: string, question: ListQuestion) {
  return useQuery({
    queryKey: [...listKey(doctype), question],
    queryFn: () => readPage(doctype, question),
    placeholderData: keepPreviousData,
  })
}
