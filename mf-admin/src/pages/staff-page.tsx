import { StaffList } from '../features/staff/staff-list.tsx';
import { loadStaff } from '../features/staff/staff-query.ts';
import { messages } from '../messages.ts';

export const loader = loadStaff;
export const handle = { title: messages.staff.title };

export function Component() {
  return (
    <>
      <h1>{messages.staff.title}</h1>
      <StaffList />
    </>
  );
}
