export { demoAccounts } from '@vitrina/backend/seed/people/demo-accounts';
