import { childType, select, text, time } from '#framework/doctypes'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const shirtSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const

export const VolunteerSkill = childType('Volunteer Skill', {
  skill: text({ required: true, maxLength: 60, inList: true }),
})

export const VolunteerAvailability = childType('Volunteer Availability', {
  weekday: select(days, { required: true, inList: true }),
  from_time: time({ required: true, label: 'From', inList: true }),
  to_time: time({ required: true, label: 'Until', inList: true }),
})
