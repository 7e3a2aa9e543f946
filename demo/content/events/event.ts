interface DemoTicket {
  readonly label: string
  /** Minor units. */
  readonly price: number
  readonly seats_per_ticket?: number
  readonly capacity?: number
  readonly min_age?: number
  readonly max_age?: number
}

export interface DemoQuestion {
  readonly label: string
  readonly answer_type: 'text' | 'choice' | 'yes or no'
  readonly options?: string
  readonly is_required?: 0 | 1
  readonly respondent?: 'everyone who comes' | 'who registers'
}

export interface DemoEvent {
  readonly picture: string
  readonly banner?: string
  readonly title: string
  readonly short_description: string
  readonly description: string
  readonly venue: string
  readonly start_date: string
  readonly end_date?: string
  readonly start_time: string
  readonly end_time: string
  readonly capacity?: number
  /** Minor units. */
  readonly price?: number
  readonly registration_end_date?: string
  readonly registration_link?: string
  readonly registration_label?: string
  readonly ticket_types?: readonly DemoTicket[]
  readonly questions?: readonly DemoQuestion[]
}

export const food: DemoQuestion = { label: 'Any food to avoid?', answer_type: 'text' }
