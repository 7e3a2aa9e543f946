import { RichTextEditor } from '@mantine/tiptap'
import { codeSlashOutline, imageOutline, linkOutline } from 'ionicons/icons'
import { useEditorState, type Editor } from '@tiptap/react'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'
import { useToolbarKeys } from './use-toolbar-keys.ts'

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

/** Everything that can be done to the words. */
export function EditorTools({ editor, label, onLink, onPicture, onSource }: Props) {
  const say = useSay()
  const { toolbar, handleKeyDown } = useToolbarKeys()
  const { isLink, isPicture } = useEditorState({
    editor,
    selector: () => ({
      isLink: editor.isActive('link'),
      isPicture: editor.isActive('picture'),
      // What can be taken back decides which buttons a key may stop at.
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
        <Tool label={say('desk.mark_link')} icon={linkOutline} isActive={isLink} onClick={onLink} />
        <Tool
          label={say('desk.editor_picture')}
          icon={imageOutline}
          isActive={isPicture}
          onClick={onPicture}
        />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.ClearFormatting />
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool label={say('desk.editor_source')} icon={codeSlashOutline} onClick={onSource} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
