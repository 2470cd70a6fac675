/** Days on which laboratories and carriers of the United States work. Days are ISO days, such as `2026-11-25`. */

/** Federal holidays on a day of a month, as `month-day`. */
const FIXED_HOLIDAYS = new Set(["1-1", "6-19", "7-4", "11-11", "12-25"]);
/** Federal holidays on a weekday: the month, the weekday (Monday is 1), and which one of the month. */
const WEEKDAY_HOLIDAYS = [
  { month: 1, weekday: 1, week: 3 },
  { month: 2, weekday: 1, week: 3 },
  { month: 9, weekday: 1, week: 1 },
  { month: 10, weekday: 1, week: 2 },
  { month: 11, weekday: 4, week: 4 },
];

/** Monday to Friday, without the eleven federal holidays. A holiday on a weekend is kept on the Friday or Monday beside it. */
export function isBusinessDay(isoDay: string): boolean {
  const weekday = getWeekday(isoDay);
  if (weekday === SATURDAY || weekday === SUNDAY || isHoliday(isoDay)) return false;
  const isKept =
    (weekday === FRIDAY && isFixedHoliday(addDays(isoDay, 1))) ||
    (weekday === MONDAY && isFixedHoliday(addDays(isoDay, -1)));
  return !isKept;
}

/** Adds business days to a day; with 0, the day itself. */
export function addBusinessDays(isoDay: string, days: number): string {
  let day = isoDay;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left--;
  }
  return day;
}

export const SUNDAY = 0;
export const MONDAY = 1;
export const WEDNESDAY = 3;
const FRIDAY = 5;
const SATURDAY = 6;

/** 0 is Sunday. */
export const getWeekday = (isoDay: string): number => new Date(isoDay).getUTCDay();

export function addDays(isoDay: string, days: number): string {
  const day = new Date(isoDay);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function isHoliday(isoDay: string): boolean {
  const day = new Date(isoDay);
  const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()];
  const isMemorialDay = month === 5 && weekday === MONDAY && date > 24;
  const isNth = WEEKDAY_HOLIDAYS.some(
    (holiday) =>
      holiday.month === month && holiday.weekday === weekday && holiday.week === Math.ceil(date / 7),
  );
  return isFixedHoliday(isoDay) || isMemorialDay || isNth;
}

function isFixedHoliday(isoDay: string): boolean {
  const day = new Date(isoDay);
  return FIXED_HOLIDAYS.has(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);
}
