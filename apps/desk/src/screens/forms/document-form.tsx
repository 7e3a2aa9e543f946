import { Comments } from './comments/comments.tsx'
import { FormSidebar } from './sidebar/form-sidebar.tsx'
import { FormBody } from './fields/form-body.tsx'
import { FormDialogs } from './dialogs/form-dialogs.tsx'
import { FormHead, formId, SaveButton } from './form-head.tsx'
import { FormNews } from './conflict/form-news.tsx'
import { type DocMeta, stateField, type TypeMeta } from '../../data/document/type-meta.ts'
import { type AnyDocument, textOf } from '../../data/document/document.ts'
import type { FormValues } from '../../fields/form-value.ts'
import { isOffered } from './steps/use-offered-steps.ts'
import { deviceDay } from './fields/conditions.ts'
import { Conflict, type ConflictActions } from './conflict/conflict.tsx'
import { FormParts } from './form-parts.tsx'
import { FormSteps } from './steps/form-steps.tsx'
import type { Blocker } from 'react-router-dom'
import { useTranslate } from '../../language/translate.ts'
import { Question } from '../../ui/overlay/question.tsx'
import type { KeyboardEvent } from 'react'
import { ShownValue } from '../../fields/show-value.tsx'
import { DocstatusBadge } from '../../ui/badge.tsx'
import { useOpenedDocument, type Opened, type OpenedProps } from './use-opened-document.ts'
import styles from './document-form.module.css'

/** What it is called, what can be done with it, and what there is to say of it. */
function FormTop({ opened }: { opened: Opened }) {
  const {
    type,
    meta,
    stored,
    title,
    subtitle,
    canSave,
    isDirty,
    isSaving,
    steps,
    moreActions: moreActions,
  } = opened
  const { news, newest, form } = opened
  return (
    <div className={styles.formTop}>
      <FormHead
        {...{ type, title, subtitle, canSave, isDirty, isSaving }}
        isNew={stored === null}
        hasNext={steps.some(({ isNext }) => isNext)}
        actions={moreActions}
        stateBadge={stored && <DocumentState meta={meta} stored={stored} />}
        steps={
          stored && (
            <FormSteps
              {...{ meta, stored, steps }}
              saveTyped={opened.saveTyped}
              onDone={opened.handleStep}
              onRefused={opened.refuse}
            />
          )
        }
      />
      <div className={styles.formNotices}>
        <FormNews
          {...{ meta, news, stored, isDirty }}
          met={newest && !newest.isOpen ? newest.document : null}
          onOpen={opened.openNewest}
          onSaveAsNew={opened.handleSaveAsNew}
          onClose={opened.forget}
        />
        <FormNotices
          {...{ meta, stored, isDirty }}
          problem={opened.problem}
          newest={newest?.isOpen === true ? newest.document : null}
          typedValues={() => form.getValues()}
          actions={opened.conflictActions}
        />
      </div>
    </div>
  )
}

/** The fields, and below them what people say of the document. */
function FormMain({ opened }: { opened: Opened }) {
  const { meta, form, element, stored, canSave, people, target, documentInfo: documentInfo } = opened
  return (
    <div className="form-main">
      <form
        id={formId}
        ref={element}
        className="form-body"
        noValidate
        onKeyDown={preventEnterSubmit}
        onSubmit={(event) => void opened.submit(event)}
      >
        <FormBody
          {...{ meta, form, canSave, people, stored }}
          attachTo={stored && target}
          onCalled={opened.show}
        />
      </form>
      {canSave && <FormParts doctype={meta.name} stored={stored} />}
      {stored && documentInfo.data && <Comments target={target} documentInfo={documentInfo.data} />}
    </div>
  )
}

/** The bar at the foot of a phone: saving what is typed, and where nothing is, what comes next. */
function FormDock({ opened }: { opened: Opened }) {
  const { meta, stored, steps, canSave, isDirty, isSaving } = opened
  const next = isDirty ? undefined : steps.find(({ isNext }) => isNext)
  if (stored && next)
    return (
      <div className={`${styles.formDock} ${styles.hasStep}`}>
        <FormSteps
          {...{ meta, stored, steps: [next] }}
          saveTyped={opened.saveTyped}
          onDone={opened.handleStep}
          onRefused={opened.refuse}
        />
      </div>
    )
  return (
    canSave && (
      <div className={styles.formDock}>
        <SaveButton isSaving={isSaving} isSecond={false} />
      </div>
    )
  )
}

/** A document as a form, drawn from the definition of its type. */
export function DocumentForm(props: OpenedProps) {
  const opened = useOpenedDocument(props)
  const { type, meta, stored, title, isDirty, target, documentInfo: documentInfo, allowLeaving } = opened
  return (
    <div className="document-form">
      <FormTop opened={opened} />
      <div className="form-columns">
        <FormMain opened={opened} />
        {stored && (
          <FormSidebar
            {...{ meta, stored, title, isDirty }}
            documentInfo={documentInfo.data}
            onRetry={documentInfo.isError ? () => void documentInfo.refetch() : null}
          />
        )}
      </div>
      <FormDock opened={opened} />
      {stored && (
        <FormDialogs
          {...{ type, meta, stored, title, target, allowLeaving }}
          opened={opened.dialog}
          onClose={() => opened.setDialog(null)}
          onRenamed={opened.goTo}
        />
      )}
      <LeaveQuestion blocker={opened.blocker} />
    </div>
  )
}

/** Keeps Enter in a field of one line from saving a document that is already in use; Ctrl+S and the button save. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Where a document stands, in a word beside its title. */
function DocumentState({ meta, stored }: { meta: TypeMeta; stored: AnyDocument }) {
  const field = stateField(meta)
  const state = field ? textOf(stored[field.fieldname]) : ''
  return (
    <>
      {meta.isSubmittable && <DocstatusBadge docstatus={stored['docstatus']} />}
      {field && state !== '' && <ShownValue field={field} value={state} />}
    </>
  )
}

/** Asked on the way out of a form that is not saved. */
function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const t = useTranslate()
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      title={t('desk.leave_unsaved')}
      text={t('desk.leave_text')}
      verb={t('desk.leave')}
      stay={t('desk.stay')}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}

interface Props {
  meta: DocMeta
  /** Null for a new document. */
  stored: AnyDocument | null
  /** What was refused and belongs to no field. */
  problem: string | null
  /** The document as somebody else has saved it meanwhile. */
  newest: AnyDocument | null
  /** What stands in the form. */
  typedValues: () => FormValues
  isDirty: boolean
  actions: ConflictActions
}

/** What stands between the head of a form and its fields. */
function FormNotices({ meta, stored, problem, newest, typedValues, isDirty, actions }: Props) {
  const shownNotices = stored
    ? meta.notices.filter(({ dependsOn }) => isOffered(dependsOn, stored, deviceDay()))
    : []
  return (
    <>
      {shownNotices.map(({ text }) => (
        <p key={text} className="notice warn" role="status">
          {text}
        </p>
      ))}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {newest && (
        <Conflict meta={meta} newest={newest} typed={typedValues()} isDirty={isDirty} {...actions} />
      )}
    </>
  )
}
