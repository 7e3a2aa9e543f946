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
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import type { KeyboardEvent } from 'react'
import { ShownValue } from '../../fields/show-value.tsx'
import { DocstatusBadge } from '../../ui/badge.tsx'
import { useOpenedDocument, type Opened, type OpenedProps } from './use-opened-document.ts'
import styles from './document-form.module.css'

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
      <LeaveConfirmation blocker={opened.blocker} />
    </div>
  )
}

/** Prevents Enter in a one-line field from saving a document that is in use; Ctrl+S and the button save. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

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

function LeaveConfirmation({ blocker }: { blocker: Blocker }) {
  const t = useTranslate()
  return (
    <ConfirmDialog
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
  stored: AnyDocument | null
  /** Refusal that belongs to no field. */
  problem: string | null
  /** Version that another user has saved meanwhile. */
  newest: AnyDocument | null
  typedValues: () => FormValues
  isDirty: boolean
  actions: ConflictActions
}

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
