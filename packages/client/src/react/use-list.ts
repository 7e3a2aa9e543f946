import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { DocumentTypes } from '#contract'
import { listRequest, type FieldOf, type ListOptions } from '../requests.ts'
import { send } from '../send.ts'
import { listKey, useCall, type QueryChoices, type Scope } from './use-call.ts'

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
  useCall<RowOf<Name, Shown>[], Data>(listRequest<Name, Shown>(doctype, options), {
    ...choices,
    scope: listKey(doctype),
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
