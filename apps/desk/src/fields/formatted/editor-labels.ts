import type { RichTextEditor } from '@mantine/tiptap'
import type { ComponentProps } from 'react'
import type { Say } from '../../language/say.ts'

/** The names of the editor's buttons in the language of the desk. */
export const editorLabels = (say: Say): NonNullable<ComponentProps<typeof RichTextEditor>['labels']> => ({
  boldControlLabel: say('desk.mark_bold'),
  italicControlLabel: say('desk.mark_italic'),
  h2ControlLabel: say('desk.mark_heading'),
  h3ControlLabel: say('desk.editor_heading_small'),
  h4ControlLabel: say('desk.editor_heading_smallest'),
  bulletListControlLabel: say('desk.mark_list'),
  orderedListControlLabel: say('desk.editor_numbers'),
  blockquoteControlLabel: say('desk.editor_quote'),
  clearFormattingControlLabel: say('desk.editor_clear'),
  undoControlLabel: say('desk.editor_undo'),
  redoControlLabel: say('desk.editor_redo'),
})
