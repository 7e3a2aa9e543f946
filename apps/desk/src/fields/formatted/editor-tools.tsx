import { RichTextEditor } from '@mantine/tiptap'
import { codeSlashOutline, imageOutline, linkOutline } from 'ionicons/icons'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { useEffect, useRef, type KeyboardEvent } from 'react'

const buttonsIn = (toolbar: HTMLElement | null): HTMLButtonElement[] => [
  ...(toolbar?.querySelectorAll('button') ?? []),
]

const usable = (toolbar: HTMLElement | null): HTMLButtonElement[] =>
  buttonsIn(toolbar).filter(({ disabled }) => !disabled)

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Returns the key as in a left-to-right page. */
function keyOf({ key, currentTarget }: KeyboardEvent): string {
  return getComputedStyle(currentTarget).direction === 'rtl' ? (turned[key] ?? key) : key
}

/**
 * Makes a toolbar one Tab stop with arrow keys inside. The component library makes every button a stop, so their tab
 * indexes are removed after each render.
 */
function useToolbarKeys() {
  const toolbar = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLButtonElement>(undefined)
  const setTabStop = (button: HTMLButtonElement | undefined) => {
    stop.current = button
    for (const one of buttonsIn(toolbar.current)) one.tabIndex = one === button ? 0 : -1
  }
  useEffect(() => {
    const buttons = usable(toolbar.current)
    setTabStop(buttons.find((button) => button === stop.current) ?? buttons[0])
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = usable(toolbar.current)
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = steps[keyOf(event)]?.(at, buttons.length)
    const button = at < 0 || to === undefined ? undefined : buttons[to]
    if (!button) return
    event.preventDefault()
    setTabStop(button)
    button.focus()
  }
  return { toolbar, handleKeyDown }
}

interface Props {
  editor: Editor
  label: string
  onLink: () => void
  onPicture: () => void
  onSource: () => void
}

interface ToolProps {
  label: string
  icon: string
  isActive?: boolean
  onClick: () => void
}

function Tool({ label, icon, isActive = false, onClick }: ToolProps) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} active={isActive} onClick={onClick}>
      <Icon of={icon} isSmall />
    </RichTextEditor.Control>
  )
}

export function EditorTools({ editor, label, onLink, onPicture, onSource }: Props) {
  const t = useTranslate()
  const { toolbar, handleKeyDown } = useToolbarKeys()
  const { isLink, isPicture } = useEditorState({
    editor,
    selector: () => ({
      isLink: editor.isActive('link'),
      isPicture: editor.isActive('picture'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  return (
    <RichTextEditor.Toolbar ref={toolbar} role="toolbar" aria-label={label} onKeyDown={handleKeyDown}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool label={t('desk.mark_link')} icon={linkOutline} isActive={isLink} onClick={onLink} />
        <Tool label={t('desk.editor_picture')} icon={imageOutline} isActive={isPicture} onClick={onPicture} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.ClearFormatting />
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool label={t('desk.editor_source')} icon={codeSlashOutline} onClick={onSource} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
