import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { DocumentTypes } from '#contract'
import type { InputOf, MethodName, OutputOf } from '../method-types.ts'
import { listRequest, type FieldOf, type ListOptions } from '../requests.ts'
import { call, send } from '../send.ts'

/** The key under which everything stands that shows documents of a type: one that changes makes all of it stale. */
const listKey = (doctype: string): QueryKey => ['list', doctype]

interface Scope {
  /** The document type whose changes make the result stale. */
  of?: keyof DocumentTypes
  /** Replaces the first part of the query key, to refetch related calls together. */
  scope?: QueryKey
}

type QueryChoices<Output, Data> = Scope &
  Omit<UseQueryOptions<Output, Error, Data>, 'queryKey' | 'queryFn' | 'initialData'>

const keyOf = (of: Scope['of'], scope: Scope['scope']): QueryKey =>
  scope ?? (of === undefined ? ['call'] : listKey(of))

/** Reads the output of a method. The query key is the method with its input. */
export const useCall = <Name extends MethodName, Data = OutputOf<Name>>(
  name: Name,
  input: InputOf<Name>,
  { of, scope, ...choices }: QueryChoices<OutputOf<Name>, Data> = {},
) =>
  useQuery<OutputOf<Name>, Error, Data>({
    ...choices,
    queryKey: [...keyOf(of, scope), name, input],
    queryFn: () => call(name, input),
  })

type ListOf<Name extends keyof DocumentTypes, Shown extends FieldOf<DocumentTypes[Name]>> = ListOptions<
  FieldOf<DocumentTypes[Name]>,
  Shown
>

type RowOf<Name extends keyof DocumentTypes, Shown extends FieldOf<DocumentTypes[Name]>> = Pick<
  DocumentTypes[Name],
  Shown
>

/** Documents of a type; asked again when one of them changes. */
export const useList = <
  Name extends keyof DocumentTypes,
  const Shown extends FieldOf<DocumentTypes[Name]>,
  Data = RowOf<Name, Shown>[],
>(
  doctype: Name,
  options: ListOf<Name, Shown>,
  choices: Omit<QueryChoices<RowOf<Name, Shown>[], Data>, keyof Scope> = {},
) =>
  useQuery<RowOf<Name, Shown>[], Error, Data>({
    ...choices,
    queryKey: [...listKey(doctype), options],
    queryFn: () => send(listRequest<Name, Shown>(doctype, options)),
  })

/** The same page after page, each as long as the options say. */
export const useListPages = <
  Name extends keyof DocumentTypes,
  const Shown extends FieldOf<DocumentTypes[Name]>,
>(
  doctype: Name,
  options: ListOf<Name, Shown> & { pageLength: number },
  /** Shows the previous result until the new one arrives. */
  isPreviousShown = false,
) =>
  useInfiniteQuery({
    queryKey: [...listKey(doctype), 'pages', options],
    queryFn: ({ pageParam }) => send(listRequest<Name, Shown>(doctype, { ...options, start: pageParam })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < options.pageLength ? undefined : pages.flat().length),
    ...(isPreviousShown ? { placeholderData: keepPreviousData } : {}),
  })

/** A method that changes something: what is under way, what failed and what came of it are the library's. */
export const useMutationCall = <Name extends MethodName>(
  name: Name,
  choices: Omit<UseMutationOptions<OutputOf<Name>, Error, InputOf<Name>>, 'mutationFn'> = {},
) => useMutation({ ...choices, mutationFn: (input: InputOf<Name>) => call(name, input) })
