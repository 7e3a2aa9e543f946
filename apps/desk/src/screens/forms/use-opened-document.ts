import { useMemo, useRef, useState, useEffect, useCallback } from 'react'
import { useNavigate, useBlocker, type Blocker } from 'react-router-dom'
import { useDocumentInfo, type DocumentInfo } from '../../data/document/document-info.ts'
import { documentPath, newPath, type DeskType, useTypeNamed } from '../../data/document/desk-types.ts'
import { choiceLabel, type DocMeta } from '../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../data/document/document.ts'
import { useLinkTitle } from '../../data/link/link-titles.ts'
import { copyOf, type CopiedValues } from '../../fields/form-value.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { useTranslate } from '../../language/translate.ts'
import { hideToasts, useToast } from '../../ui/overlay/toast.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { focusFirstProblem } from './fields/form-problems.ts'
import type { OpenedDialog } from './dialogs/form-dialogs.tsx'
import { useIsStepping, type OfferedStep } from './steps/lifecycle.ts'
import { useDocumentForm } from './use-document-form.ts'
import type { MoreActions } from './form-head.tsx'
import { useNews } from './conflict/form-news.tsx'
import { useOfferedSteps } from './steps/use-offered-steps.ts'

interface Options {
  type: DeskType
  meta: DocMeta
  rights: ReadonlySet<string>
  onCopy: () => void
  onOpen: (dialog: OpenedDialog) => void
}

const rules = 'Custom DocPerm'

function useMoreActions({ type, meta, rights, onCopy, onOpen }: Options): MoreActions {
  const canExplain = useTypeNamed(rules)?.can_write === true
  const when = (isOffered: boolean, work: () => void) => (isOffered ? work : null)
  return {
    onCopy: when(type.can_create, onCopy),
    onRename: when(meta.isRenameable && rights.has('write'), () => onOpen('rename')),
    onExplain: when(canExplain, () => onOpen('why')),
    onDelete: when(type.can_delete && rights.has('delete'), () => onOpen('delete')),
  }
}

export interface OpenedProps {
  type: DeskType
  meta: DocMeta
  document: AnyDocument | null
  copied: CopiedValues | null
}

export type Opened = ReturnType<typeof useOpenedDocument>

interface Described extends Pick<OpenedProps, 'type' | 'meta'> {
  stored: AnyDocument | null
  documentInfo: DocumentInfo | undefined
}

const cancelled = 2
const noRights: ReadonlySet<string> = new Set()
const nobody: DocumentInfo['people'] = new Map()

/** Returns the title as lists show it: of a linked document its title, of a choice its label. */
function useShownTitle({ type, meta, stored, documentInfo }: Described): string {
  const titled = textOf(stored?.[meta.titleField])
  const described = useTitleValue(meta, titled)
  if (type.is_single) return type.label
  return documentInfo?.people.get(titled) || described || textOf(stored?.['name'])
}

function useTitleValue(meta: DocMeta, titled: string): string {
  const field = meta.fields.find(({ fieldname }) => fieldname === meta.titleField)
  const target = useTypeNamed(field?.fieldtype === 'Link' ? (field.options[0] ?? '') : '')
  const linked = useLinkTitle(target, titled)
  return linked || (field?.fieldtype === 'Select' ? choiceLabel(field, titled) : titled)
}

function useDescription(described: Described) {
  const { type, meta, stored, documentInfo } = described
  const t = useTranslate()
  const title = useShownTitle(described)
  const { rights = noRights, people = nobody } = documentInfo ?? {}
  if (stored === null) {
    const newTitle = t('desk.new_document', { doctype: inSentence(type.label) })
    return { name: '', title: newTitle, subtitle: '', canSave: type.can_create, rights, people }
  }
  const name = textOf(stored['name'])
  // The type's permissions apply until the document's own are known.
  const mayWrite = type.can_write && (documentInfo === undefined || rights.has('write'))
  const canSave = mayWrite && stored['docstatus'] !== cancelled
  // A random name tells the user nothing.
  const subtitle = title === name || !meta.isNumbered ? '' : name
  return { name, title, subtitle, canSave, rights, people }
}

function useLeadingForm({ type, meta, document, copied }: OpenedProps) {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const form = useDocumentForm({
    meta,
    document,
    copied,
    onSaved: (saved) => {
      toast(t('desk.saved'))
      if (document !== null) return
      allowLeaving()
      void navigate(documentPath(type.name, textOf(saved['name'])), { replace: true })
    },
    onRefused: (showAbove) => {
      hideToasts(t('desk.saved'))
      // React renders the errors in the frame after the next at the latest.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!focusFirstProblem(element.current)) showAbove?.()
        }),
      )
    },
  })
  const { blocker, allowLeaving } = useLeaveGuard(form.isDirty)
  return { ...form, element, blocker, allowLeaving, navigate, toast }
}

export function useOpenedDocument(props: OpenedProps) {
  const { type, meta } = props
  const [dialog, setDialog] = useState<OpenedDialog>(null)
  const leading = useLeadingForm(props)
  const { form, stored, newest, show, meet, submit, isDirty, isSaving, allowLeaving, navigate, toast } =
    leading
  const [name, modified] = [textOf(stored?.['name']), textOf(stored?.['modified'])]
  const documentInfo = useDocumentInfo({ doctype: type.name, name, modified })
  const described = useDescription({ type, meta, stored, documentInfo: documentInfo.data })
  const { title, canSave, rights } = described
  const isStepping = useIsStepping(type.name)
  const isBusy = isSaving || isStepping || dialog !== null
  const isProtected = isDirty || newest?.isOpen === true
  const { news, forget } = useNews({ meta, stored, isProtected, isBusy, show, meet })
  useSaveKey(() => void submit(), canSave)
  useTitle(title)
  const target = useMemo(() => ({ doctype: type.name, name }), [type, name])
  const steps = useOfferedSteps({ meta, stored, title, rights })

  const goTo = (other: string, doctype = type.name) => {
    allowLeaving()
    void navigate(documentPath(doctype, other))
  }
  const copy = () => void navigate(newPath(type.name), { state: { copied: copyOf(form.getValues()) } })
  const handleStep = (changed: AnyDocument, { done }: OfferedStep) => {
    const doctype = textOf(changed['doctype']) || type.name
    // An action that opens a document of another type has done nothing yet.
    if (doctype === type.name) toast(done)
    if (changed['name'] === name && doctype === type.name) show(changed)
    else goTo(textOf(changed['name']), doctype)
  }
  const handleSaveAsNew = () => {
    allowLeaving()
    copy()
  }
  const moreActions = useMoreActions({ type, meta, rights, onCopy: copy, onOpen: setDialog })
  return {
    ...{
      ...leading,
      ...described,
      type,
      meta,
      dialog,
      setDialog,
      documentInfo,
      news,
      forget,
      steps,
      moreActions,
    },
    ...{ target, goTo, handleStep, handleSaveAsNew },
  }
}

/** Saves on Ctrl+S, or Cmd+S on a Mac, in place of the browser's own dialog. */
function useSaveKey(save: () => void, canSave: boolean): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
      if (!isSave) return
      event.preventDefault()
      if (canSave) save()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [save, canSave])
}

interface LeaveGuard {
  blocker: Blocker
  /** Allows the next navigation: the input has just been saved or discarded on purpose. */
  allowLeaving: () => void
}

/** Asks before unsaved input is lost: on navigation in the desk and before the tab closes. */
function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isAllowed = useRef(false)
  const isHeld = useCallback(() => isDirty && !isAllowed.current, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeld() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [isHeld])

  const allowLeaving = useCallback(() => {
    isAllowed.current = true
  }, [])
  return { blocker, allowLeaving }
}
